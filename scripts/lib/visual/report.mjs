const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text) => String(text).replace(/[&<>"]/g, (character) => entities[character]);

const style = `
  :root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1c2226; background: #fff; }
  body { margin: 0 auto; max-width: 1600px; padding: 32px 24px 96px; }
  h1 { font-size: 28px; line-height: 1.2; margin: 0 0 8px; }
  h2 { border-top: 1px solid #1c2226; font-size: 18px; margin: 48px 0 4px; padding-top: 12px; }
  p { margin: 0 0 16px; max-width: 72ch; }
  .pictures { display: grid; gap: 16px; grid-template-columns: repeat(3, minmax(0, 1fr)); }
  figure { margin: 0; }
  figcaption { color: #59636a; font-size: 14px; }
  img { border: 1px solid #d9dcdc; display: block; height: auto; max-width: 100%; }
  @media (max-width: 800px) { .pictures { grid-template-columns: none; } }
`;

const figure = (file, caption) =>
  `<figure><figcaption>${escape(caption)}</figcaption><a href="${escape(file)}"><img src="${escape(file)}" alt="" loading="lazy"></a></figure>`;

/** `0.02 %`, but never zero for a change. */
const percent = (share) => (share < 0.0001 ? 'less than 0.01 %' : `${(share * 100).toFixed(2)} %`);

function describe({ title, name, width, theme, pixels, share }) {
  const size = pixels === 0 ? 'no visible difference' : `${pixels} pixels (${percent(share)})`;
  return `<h2>${escape(title)} · ${escape(name)}</h2><p>${escape(theme)}, ${width} px wide: ${size}</p>`;
}

const list = (heading, stories) =>
  stories.length === 0
    ? ''
    : `<h2>${heading}</h2><ul>${stories.map(({ title, name }) => `<li>${escape(title)} · ${escape(name)}</li>`).join('')}</ul>`;

/**
 * Renders the report with before, after and difference. `changes` are `{ title, name, width, theme, pixels, share, files }`
 * with `files` `{ before, after, difference }` relative to the report.
 */
export function renderReport({ against, changes, added, gone }) {
  const sections = changes.map(
    (change) =>
      `${describe(change)}<div class="pictures">${figure(change.files.before, 'Before')}${figure(change.files.after, 'After')}${figure(change.files.difference, 'Difference')}</div>`,
  );
  const summary =
    changes.length === 0 ? 'No picture differs.' : `${changes.length} pictures differ, sorted by difference.`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>What looks different</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><h1>What looks different from ${escape(against)}</h1><p>${summary}</p>
${sections.join('\n')}${list('New stories', added)}${list('Removed stories', gone)}</body></html>
`;
}
