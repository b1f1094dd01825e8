import { fieldsOfForm, findFormKind, type FormField } from '@kmx/core/forms';
import { customer } from '../../signIn/signIn.mock';
import { createMachine } from '../inventory.mock';
import { createServiceRequestEntries, createServiceRequestHref, serviceRequestSlug } from './serviceRequest';

describe('the service request of a machine', () => {
  it('fills in existing fields, and choices with valid values', () => {
    const entries = createServiceRequestEntries(createMachine(), customer, 'Hall 2');
    const fields = new Map<string, FormField>(
      fieldsOfForm('serviceRequest').map((field) => [field.name, field]),
    );
    for (const [name, value] of Object.entries(entries)) {
      const field = fields.get(name);
      expect([name, field !== undefined]).toEqual([name, true]);
      if (field?.options) expect(field.options).toContain(value);
    }
    expect(entries).toMatchObject({
      firstName: 'Carla',
      lastName: 'Customer',
      company: 'Harness Works North',
      country: 'CH',
      serialNumber: 'KMX-410-00017',
    });
  });

  it.each([
    ['active', 'yes'],
    ['endsSoon', 'yes'],
    ['ended', 'no'],
    ['none', 'no'],
  ] as const)('a warranty that is %s: %s', (warranty, response) => {
    expect(createServiceRequestEntries(createMachine({ warranty }), customer, '')).toMatchObject({
      warranty: response,
    });
  });

  it('links to the form of this name', () => {
    expect(findFormKind(serviceRequestSlug)).toBe('serviceRequest');
    expect(createServiceRequestHref({ homeHref: '/de-ch' })).toBe('/de-ch/service-request');
    expect(createServiceRequestHref({ homeHref: '/' })).toBe('/service-request');
  });
});
