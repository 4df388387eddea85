const SEVERAL_HOSTS = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]+)(.*)$/

/** `postgres://shop@a:5432,b:5432/shop`, as PostgreSQL's own clients take it: a URL for each host. */
export function splitHosts(url: string): string[] {
  const [, beginning, hosts, end] = SEVERAL_HOSTS.exec(url) ?? []
  if (!hosts) return [url]
  return hosts.split(',').map(host => `${beginning}${host}${end}`)
}
