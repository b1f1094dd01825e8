import { decideProblemGroup } from './decideProblemGroup';
import { formKinds } from './FormDefinition';
import { fieldsOfForm } from './formDefinitions';
import { visibleFields } from './parseForm';

const open = { hasReturnAddress: 'yes', isExistingCase: 'yes', country: 'US', returnCountry: 'US' };
const groupOf = (name: string, values: Record<string, string>) =>
  decideProblemGroup('serviceRequest', name, visibleFields('serviceRequest', values));

describe('5 "Service request": with a return address, two fields have the same message', () => {
  it.each([
    ['address', 'returnAddress'],
    ['zip', 'returnZip'],
    ['city', 'returnCity'],
    ['state', 'returnState'],
    ['country', 'returnCountry'],
  ])('%s and %s name their address if both are shown', (contact, sendBack) => {
    expect([groupOf(contact, open), groupOf(sendBack, open)]).toEqual(['address', 'returnAddress']);
    expect(groupOf(contact, {})).toBeUndefined();
  });

  it.each(['firstName', 'serialNumber', 'caseId', 'reason', 'files', 'unknown'])(
    '%s is meant by its sentence alone',
    (name) => {
      expect(groupOf(name, open)).toBeUndefined();
    },
  );
});

it.each(formKinds.filter((kind) => kind !== 'serviceRequest'))('%s has no duplicate fields', (kind) => {
  const fields = fieldsOfForm(kind);
  expect(fields.flatMap(({ name }) => decideProblemGroup(kind, name, fields) ?? [])).toEqual([]);
});
