const shared = import.meta.glob<string>('./de/*.ftl', { query: '?raw', import: 'default', eager: true })
const ofGames = import.meta.glob<string>('../src/games/*/locales/de.ftl', { query: '?raw', import: 'default', eager: true })

export default Object.values({ ...shared, ...ofGames }).join('\n')
