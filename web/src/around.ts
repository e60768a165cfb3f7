/** The pages around the tables, each loaded when somebody opens it. For a table not even this list is needed. */

import type { Component } from 'svelte'
import type { Route } from './router.svelte'

type Around = Exclude<Route['page'], 'home' | 'table'>
/** Most are of something: the code of a table, a deal or an event, or the name of a game. */
type Page = Promise<{ default: Component<{ of: string }> | Component }>

export const AROUND: Record<Around, () => Page> = {
  replay: () => import('./replay/ReplayPage.svelte'),
  review: () => import('./review/ReviewPage.svelte'),
  deal: () => import('./deals/DealPage.svelte'),
  event: () => import('./events/EventPage.svelte'),
  events: () => import('./events/EventsPage.svelte'),
  learn: () => import('./learn/LearnPage.svelte'),
  ratings: () => import('./pages/RatingsPage.svelte'),
  pad: () => import('./pad/PadPage.svelte'),
  puzzles: () => import('./puzzles/PuzzlesPage.svelte'),
  you: () => import('./you/YouPage.svelte'),
  nowhere: () => import('./pages/Nowhere.svelte'),
}
