/** Hands a file over to the browser, which keeps it among the downloads. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has to begin before it is taken back.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
