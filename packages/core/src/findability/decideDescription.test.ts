import { decideDescription } from './decideDescription';

describe('description for search engines', () => {
  it.each([
    ['what was written for them', { description: 'Own', lead: 'Lead' }, 'Own'],
    ['the lead where nothing was', { description: null, lead: ' Lead ' }, 'Lead'],
    ['the lead where only blanks were', { description: '  ', lead: 'Lead' }, 'Lead'],
    ['nothing where there are no words', { description: '', lead: null }, undefined],
    ['nothing where nobody asks', {}, undefined],
  ])('%s', (_case, page, expected) => {
    expect(decideDescription(page)).toBe(expected);
  });
});
