import { contrastRatio, resolveTheme, themeNames } from '../tokens';
import { listSwatches } from './listSwatches';

const { palette } = resolveTheme('Komax');
const { accent, neutral, dark, status } = palette;
const figure = (one: string, other: string) => contrastRatio(one, other).toFixed(2);

describe('listSwatches', () => {
  const entries = listSwatches(palette).flatMap((group) => group.entries);

  it.each([
    ['accent.base', `${figure(accent.on, accent.base)} with accent.on on it`],
    ['accent.on', `${figure(accent.on, accent.base)} on accent.base`],
    ['accent.bright', `${figure(accent.bright, dark.base)} on dark.base`],
    ['accent.text', `${figure(accent.text, neutral.paper)} on neutral.paper`],
    ['neutral.mist', `${figure(neutral.ink, neutral.mist)} with neutral.ink on it`],
    ['dark.muted', `${figure(dark.muted, dark.base)} on dark.base`],
    ['status.error.line', `${figure(status.error.line, status.error.surface)} on status.error.surface`],
  ])('measures %s against the colours that it is combined with', (token, contrast) => {
    expect(entries.find((entry) => entry.token === token)?.contrast).toBe(contrast);
  });

  it.each(themeNames)('does not pair a colour of %s with itself', (theme) => {
    const all = listSwatches(resolveTheme(theme).palette).flatMap((group) => group.entries);
    expect(all.length).toBeGreaterThan(25);
    expect(all.filter(({ contrast }) => contrast.startsWith('1.00 '))).toEqual([]);
  });
});
