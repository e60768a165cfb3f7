const shared = import.meta.glob<string>('./es/*.ftl', { query: '?raw', import: 'default', eager: true })
const ofGames = import.meta.glob<string>('../src/games/*/locales/es.ftl', { query: '?raw', import: 'default', eager: true })

export default Object.values({ ...shared, ...ofGames }).join('\n')
