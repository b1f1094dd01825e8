import { decideDescription } from './decideDescription';

describe('description for search engines', () => {
  it.each([
    ['the description', { description: 'Own', lead: 'Lead' }, 'Own'],
    ['the lead without a description', { description: null, lead: ' Lead ' }, 'Lead'],
    ['the lead with a blank description', { description: '  ', lead: 'Lead' }, 'Lead'],
    ['nothing where there are no words', { description: '', lead: null }, undefined],
    ['nothing without either', {}, undefined],
  ])('%s', (_case, page, expected) => {
    expect(decideDescription(page)).toBe(expected);
  });
});
