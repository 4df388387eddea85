/**
 * Stands in for TypeBox on the web's side (see vite.config.ts). Only the server checks requests
 * against the schemas of the contract; here they would weigh 15 kB compressed and do nothing.
 */
const nothing: object = new Proxy(() => nothing, { get: () => nothing })

export default nothing
