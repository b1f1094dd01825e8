const nameOf = (parameter: string) => parameter.split('=', 1)[0];

/** An address with a query behind its own; where both have a parameter, the address's stands. The anchor stays last. */
export function appendQuery(href: string, query: string): string {
  const [address = '', ...anchors] = href.split('#');
  const [path = '', ...queries] = address.split('?');
  const own = queries.join('?').split('&').filter(Boolean);
  const ownNames = new Set(own.map(nameOf));
  const added = query
    .replace(/^\?/, '')
    .split('&')
    .filter((parameter) => parameter !== '' && !ownNames.has(nameOf(parameter)));
  const parameters = [...own, ...added].join('&');
  const anchor = anchors.length > 0 ? `#${anchors.join('#')}` : '';
  return `${path}${parameters ? `?${parameters}` : ''}${anchor}`;
}
