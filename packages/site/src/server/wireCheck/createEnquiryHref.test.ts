import type { ShownMachine } from '@kmx/blocks';
import type { Specification } from '@kmx/core';
import { checkWires, parseWireList } from '@kmx/core/wire-check';

import { loadIntl } from '../intl';

import { createEnquiryHref, createEnquiryMessage } from './createEnquiryHref';

const line = (key: string, value: string, unit: string | null): Specification => ({
  key,
  name: key,
  value,
  unit,
  measurementSystem: null,
});

const machine = (name: string, crossSection: string): ShownMachine => ({
  slug: name.toLowerCase(),
  name,
  href: '',
  pictureUrl: null,
  classification: 'crimp',
  specifications: [
    line('mains', '230 V', null),
    line('crossSection', crossSection, 'mm²'),
    line('stripLength', '1 – 9', 'mm'),
    line('outerDiameter', '1 – 9', 'mm'),
  ],
  variants: [],
});

const machines = [machine('Cresta', '0.13 – 6'), machine('Volta', '10 – 95')];
const checkOf = (...values: readonly string[]) => checkWires(parseWireList(values).wires, machines);
const english = async () => ({ intl: await loadIntl('en'), language: 'en', measurement: 'Metric' }) as const;
const messageOf = async (...values: readonly string[]) =>
  createEnquiryMessage(checkOf(...values), await english()).replaceAll('\u00A0', ' ');

describe('the message to an engineer', () => {
  it('has the wires and the machines that process them', async () => {
    expect((await messageOf('0.5mm2;5;1.6;200;W1', '20awg')).split('\n')).toEqual([
      'We would like to process these wires:',
      '1. W1: 0.5 mm², Stripping length 5 mm, Outer diameter 1.6 mm, Pieces: 200',
      '2. 20 AWG (0.518 mm²), Pieces: 1',
      '',
      'Machines that fit according to the wire check:',
      '- Cresta (2 of 2)',
    ]);
  });

  it('says so if no machine does', async () => {
    expect(await messageOf('400mm2')).toContain('\n\nNo machine processes any of these lines.');
  });

  it('counts the lines that are too many, and ends with the machines', async () => {
    const message = await messageOf(
      ...Array.from(
        { length: 60 },
        (_, index) => `${String((index + 2) / 10)}mm2;5;1.6;200;W${String(index)}`,
      ),
    );
    expect(message.length).toBeLessThanOrEqual(800);
    expect(message).toMatch(/\nMore lines: \d+\n\nMachines that fit[^]*\n- Cresta \(\d+ of 60\)$/);
  });
});

it.each([
  ['/en/contact', '0.5mm2', '/en/contact?product=cresta&message='],
  ['/en/contact?theme=x', '0.5mm2', '/en/contact?theme=x&product=cresta&message='],
  ['/en/contact', '400mm2', '/en/contact?message='],
])('%s for %s is %s…', async (page, wire, start) => {
  const href = createEnquiryHref(page, checkOf(wire), await english());
  expect(href.startsWith(start)).toBe(true);
  expect(new URL(href, 'http://x').searchParams.get('message')).toContain('these wires:\n1. ');
});
