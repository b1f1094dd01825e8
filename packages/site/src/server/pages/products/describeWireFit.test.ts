import type { Specification } from '@kmx/core';

import { createSiteViewMock } from '../../view/siteView.mock';

import { describeWireFit } from './describeWireFit';

const line = (key: string, value: string, unit: string | null): Specification => ({
  key,
  name: key,
  value,
  unit,
  measurementSystem: null,
});
const range = line('crossSection', '0.13 – 6', 'mm²');
const machine = [range, line('mains', '230 V', null)];

it.each([
  ['wire=0.5mm2', machine, /^Your wire: 0\.5\smm² · fits · Cross-section: 0\.37\smm² \(74%\) above/],
  ['wire=35mm2', machine, /^Your wire: 35\smm² · does not fit · Cross-section: 35\smm² is above 0\.13/],
  ['wire=20awg', machine, /^Your wire: 20\sAWG \(0\.518\smm²\) · fits/],
  ['wire=thin', machine, /^$/],
  ['', machine, /^$/],
  ['wire=0.5mm2', [range], /^$/],
])('describes "%s"', async (query, specifications, expected) => {
  const view = await createSiteViewMock();
  const product = { slug: 'a', name: 'A', specifications, variants: [] };
  expect(describeWireFit(view, product, new URLSearchParams(query)) ?? '').toMatch(expected);
});
