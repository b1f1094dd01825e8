/** Returns the site's own address of a file in the media library: `/media/{file name}`. */
export function mediaUrl(url: string): string {
  const fileName = url.split('?')[0]?.split('/').at(-1) ?? '';
  return `/media/${fileName}`;
}
