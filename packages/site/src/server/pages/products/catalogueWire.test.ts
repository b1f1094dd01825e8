import { createLocale } from '@kmx/core';

import { createSiteViewMock } from '../../view/siteView.mock';

import { createFilterWire } from './catalogueWire';

const fieldFor = async (text: string, measurement: 'Metric' | 'Imperial', language: 'en' | 'cs' = 'en') => {
  const view = await createSiteViewMock({ locale: createLocale(language) });
  const { examples, ...field } = createFilterWire({ ...view, measurement }, text, undefined);
  return { ...field, examples: examples.map((example) => example.replaceAll('\u00A0', ' ')) };
};

it.each([
  ['Metric', 'en', ['0.5 mm²', '20 AWG']],
  ['Metric', 'cs', ['0,5 mm²', '20 AWG']],
  ['Imperial', 'en', ['20 AWG', '0.5 mm²']],
] as const)(
  'names examples in both systems, the reader’s first: %s %s',
  async (system, language, expected) => {
    expect((await fieldFor('', system, language)).examples).toEqual(expected);
  },
);

it('reports an empty entry if there must be one', async () => {
  const view = await createSiteViewMock({ locale: createLocale('en') });
  expect(createFilterWire(view, '', undefined, true)).toMatchObject({ value: '', isInvalid: true });
});

it.each([
  ['', false],
  ['thin', true],
])('preserves the entry "%s"', async (text, isInvalid) => {
  expect(await fieldFor(text, 'Metric')).toMatchObject({ value: text, isInvalid });
});
