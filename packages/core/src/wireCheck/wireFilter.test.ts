import { writeWireMeasure } from './Wire';
import { fittingMachines, readFilterWire } from './wireFilter';
import { crossSection, line, machine, wiresOf } from './wires.mock';

describe('a wire as people write it', () => {
  it.each([
    ['0.5', 'Metric', '0.5mm2'],
    ['0,5', 'Metric', '0.5mm2'],
    ['.5', 'Metric', '0.5mm2'],
    ['0,5 mm²', 'Metric', '0.5mm2'],
    ['0.5mm2', 'Imperial', '0.5mm2'],
    ['20 AWG', 'Metric', '20awg'],
    ['AWG 20', 'Imperial', '20awg'],
    ['AWG20', 'Metric', '20awg'],
    ['#20', 'Imperial', '20awg'],
    ['20', 'Metric', '20mm2'],
    ['20', 'Imperial', '20awg'],
    ['4/0', 'Imperial', '4/0awg'],
    ['0.5', 'Imperial', '0.5mm2'],
    ['250 kcmil', 'Imperial', '250kcmil'],
    ['thin', 'Metric', undefined],
    ['0', 'Metric', undefined],
    ['-1', 'Metric', undefined],
    ['5 mm', 'Metric', undefined],
    ['AWG 99', 'Imperial', undefined],
    ['0.5mm2;5', 'Metric', undefined],
    ['', 'Metric', undefined],
    ['9'.repeat(100), 'Metric', undefined],
  ] as const)('reads "%s" in %s as %s', (text, system, expected) => {
    const wire = readFilterWire(text, system);
    expect(wire && writeWireMeasure(wire.crossSection)).toBe(expected);
  });
});

it('lists the machines that process the wire, without parts of machines and unknown ones', () => {
  const [wire] = wiresOf('0.5mm2');
  if (!wire) throw new Error('The wire is valid.');
  const machines = [
    machine('linea', [crossSection('0.13 – 6')]),
    machine('cresta', [], { s: [crossSection('4 – 10')], m: [crossSection('0.13 – 2.5')] }),
    machine('volta', [crossSection('10 – 95')]),
    machine('talk', [line('crossSection', 'on request')]),
    { slug: 'blade', name: 'Blade', specifications: [crossSection('0.1 – 6')], variants: [] },
  ];
  expect([...fittingMachines(wire, machines)].sort()).toEqual(['cresta', 'linea']);
});
