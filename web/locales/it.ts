const shared = import.meta.glob<string>('./it/*.ftl', { query: '?raw', import: 'default', eager: true })
const ofGames = import.meta.glob<string>('../src/games/*/locales/it.ftl', { query: '?raw', import: 'default', eager: true })

export default Object.values({ ...shared, ...ofGames }).join('\n')
