export default Object.values(import.meta.glob<string>('./it/*.ftl', { query: '?raw', import: 'default', eager: true })).join('\n')
