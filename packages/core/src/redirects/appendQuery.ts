const nameOf = (parameter: string) => parameter.split('=', 1)[0];

function joinParameters(own: string, given: string): string {
  const ownParameters = own.split('&').filter(Boolean);
  const ownNames = new Set(ownParameters.map(nameOf));
  const added = given.split('&').filter((parameter) => parameter !== '' && !ownNames.has(nameOf(parameter)));
  return [...ownParameters, ...added].join('&');
}

/** Appends a query to an address; parameters of the address take precedence. The anchor stays last. */
export function appendQuery(href: string, query: string): string {
  const [address = '', ...anchors] = href.split('#');
  const [path = '', ...queries] = address.split('?');
  const own = queries.join('?');
  const given = query.replace(/^\?/, '');
  const parameters = own === '' ? given : joinParameters(own, given);
  const anchor = anchors.length > 0 ? `#${anchors.join('#')}` : '';
  return `${path}${parameters ? `?${parameters}` : ''}${anchor}`;
}
