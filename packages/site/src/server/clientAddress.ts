/**
 * Who asks, as the nearest proxy saw them: the last entry is the one that it wrote. Without a proxy before the site a
 * client can write it too, so limits per address have one for all beside them.
 */
export const clientAddress = (headers: Pick<Headers, 'get'>): string =>
  headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? 'unknown';
