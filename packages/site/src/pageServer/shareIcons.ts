const icon = /(<svg[^>]* data-icon="[^"]*"[^>]*>)(.*?)<\/svg>/gs;

const referTo = (id: string) => `<use href="#${id}"></use>`;

/** Sharing pays off if the repeated drawings are longer than one definition plus the references. */
const isWorthSharing = (drawing: string, uses: number) =>
  drawing.length * (uses - 1) > 30 + referTo('icon-00').length * uses;

function countDrawings(markup: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [, , drawing = ''] of markup.matchAll(icon)) counts.set(drawing, (counts.get(drawing) ?? 0) + 1);
  return counts;
}

/** Moves icon drawings that are used several times to a shared definition at the end of the body. */
export function shareIcons(markup: string): string {
  const shared = new Map<string, string>();
  for (const [drawing, uses] of countDrawings(markup))
    if (isWorthSharing(drawing, uses)) shared.set(drawing, `icon-${shared.size}`);
  if (shared.size === 0) return markup;
  const body = markup.replace(icon, (whole, start: string, drawing: string) => {
    const id = shared.get(drawing);
    return id === undefined ? whole : `${start}${referTo(id)}</svg>`;
  });
  const definitions = [...shared].map(([drawing, id]) => `<g id="${id}">${drawing}</g>`).join('');
  // Hidden, because the SVG would otherwise take up space.
  return `${body}<div hidden=""><svg>${definitions}</svg></div>`;
}
