import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createIntl } from 'react-intl';
import { languageCodes } from '@kmx/core';
import { userImportFields } from '@kmx/core/portal';
import { readUserTable } from '@kmx/core/user-tables';
import { expectNoAxeViolations } from '../../../../design-system/src/testing/axe';
import { DataError } from '../../data/problems';
import { localeMock } from '../../shared/fakePortal.mock';
import { customer } from '../../signIn/signIn.mock';
import { FakeUserService, type RecordedRequest } from '../fakeUserService.mock';
import { administrator } from '../users.mock';
import { createImportTemplate } from './createImportTemplate';
import { UserImport } from './UserImport';
import { createLine, createPreview, createResults, listText } from './userImport.mock';

type Responses = NonNullable<Parameters<typeof FakeUserService>[0]['responses']>;

const key = '6f1b1f5e-5b0a-4c58-9d7e-2f6f2a3f9f10';
beforeAll(() => {
  Object.assign(crypto, { randomUUID: () => key });
});

const open = (responses: Responses = {}, user = administrator) => {
  const requests: RecordedRequest[] = [];
  const view = render(
    <FakeUserService
      responses={{ UserImportPreview: () => createPreview(), ...responses }}
      requests={requests}
    >
      <UserImport locale={localeMock} user={user} />
    </FakeUserService>,
  );
  const sent = (operation: string) => requests.filter((request) => request.operation === operation);
  return { ...view, sent };
};
/** The files of jsdom cannot be read. */
const createFile = (bytes: Buffer) =>
  Object.assign(new File([], 'people.csv', { type: 'text/csv' }), {
    arrayBuffer: () => Promise.resolve(Uint8Array.from(bytes).buffer),
  });
const enter = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /People/u }), { target: { value: text } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const check = async (text = listText) => {
  enter(text);
  await press('Check the list');
};
const confirm = async () => userEvent.click(await screen.findByRole('button', { name: 'Invite 2 people' }));
const row = (name: RegExp) => screen.getByRole('row', { name });

describe('UserImport', () => {
  it('shows what would happen with each line, and carries out nothing', async () => {
    const { container, sent } = open();
    await check();
    expect(await screen.findByText('To be invited: 2, existing: 1, not possible: 2')).toBeInTheDocument();
    expect(screen.getByText('This is a preview. Nobody has been invited yet.')).toBeInTheDocument();
    expect(screen.getByText(/headings are not known.*: Phone\./u)).toBeInTheDocument();
    expect(row(/Nina Newcomer nina@demo.example 2/u)).toHaveTextContent('Will be invited');
    expect(row(/Paula Planner/u)).toHaveTextContent('Already exists');
    expect(within(row(/Paula Planner/u)).getByRole('link')).toHaveAttribute(
      'href',
      '/en/mykomax/user-admin/u-001',
    );
    const rejected = row(/Otto Operator/u);
    for (const text of [
      'Not possible',
      '“otto@” is not a valid e-mail address.',
      'Missing: Country.',
      '“Kabelwerk Süd” is not one of your organisations.',
      '“Artemys” is not an application of the portal.',
    ])
      expect(rejected).toHaveTextContent(text);
    expect(row(/Nina Newcomer nina@demo.example 7/u)).toHaveTextContent(
      'The same e-mail address is in line 2.',
    );
    expect(sent('UserImportPreview')).toMatchObject([
      {
        variables: {
          rows: [{ line: 2 }, { line: 3 }, { line: 4 }, { line: 6, email: 'otto@' }, { line: 7 }],
        },
      },
    ]);
    expect(sent('ImportUsers')).toEqual([]);
    await expectNoAxeViolations(container);
  });

  it('invites the accepted lines after the confirmation, and reports those that were not carried out', async () => {
    const { container, sent } = open({
      ImportUsers: () =>
        createResults([
          createLine({ outcome: 'invited', userId: 'u-9' }),
          createLine({
            line: 4,
            outcome: 'rejected',
            name: 'Max',
            problems: [{ code: 'tooManyInvitations', field: null, value: null, earlierLine: null }],
          }),
        ]),
    });
    await check();
    await confirm();
    expect(
      await screen.findByText('1 person was invited. The invitation is valid for 14 days.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('3 lines were not imported. The reasons are below.');
    expect(row(/Max/u)).toHaveTextContent('Too many invitations were sent in a short time.');
    expect(sent('ImportUsers')).toMatchObject([
      { variables: { input: { idempotencyKey: key, rows: [{ line: 2 }, { line: 4 }] } } },
    ]);
    await expectNoAxeViolations(container);
    await press('Import another list');
    expect(screen.getByRole('textbox', { name: /People/u })).toHaveValue('');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('repeats an import without a response under the same key', async () => {
    const results = [
      new DataError('unavailable'),
      createResults([createLine({ outcome: 'invited' }), createLine({ line: 4, outcome: 'invited' })]),
    ];
    const { sent } = open({ ImportUsers: () => results.shift() ?? new DataError('failed') });
    await check();
    await confirm();
    expect(await screen.findByText(/nobody is invited twice/u)).toBeInTheDocument();
    await press('Try again');
    expect(await screen.findByText(/2 people were invited/u)).toBeInTheDocument();
    const [first, second] = sent('ImportUsers');
    expect(second?.variables).toEqual(first?.variables);
  });

  it.each([
    ['', 'There is nobody in this list. Enter one person per row below the headings.'],
    [
      'Contact;First name;Last name;Country\nnina@demo.example;Nina;Newcomer;DE',
      'These columns are missing: E-mail. The first row must name the columns.',
    ],
    [
      'Contact;First name;Last name;Country\nnina@demo.example;Nina;Newcomer;DE',
      'These headings are not known, so their columns are not read: Contact.',
    ],
    [`${listText}\n"open`, 'A quotation mark in line 8 is not closed. Please correct the line.'],
    [
      listText.replace('Phone', 'Mail'),
      'Several columns mean the same: E-mail, Mail. Remove all but one of them.',
    ],
    [
      `${listText}${'\nx;x;x;x;x;x;x;x'.repeat(200)}`,
      'This list has 205 people. At most 200 can be invited at once. Please split it.',
    ],
  ])('sends no list that cannot be read: %#', async (text, message) => {
    const { sent } = open();
    await check(text);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(sent('UserImportPreview')).toEqual([]);
  });

  it('reads a file in a code page, and rejects a workbook', async () => {
    const { sent } = open();
    const file = screen.getByLabelText('Or choose a CSV file');
    const latin1 = 'E-mail;Vorname;Name;Land\r\njurg@demo.example;J\xfcrg;M\xfcller;CH\r\n';
    await userEvent.upload(file, createFile(Buffer.from(latin1, 'latin1')));
    await waitFor(() =>
      expect(sent('UserImportPreview')).toMatchObject([
        { variables: { rows: [{ line: 2, firstName: 'Jürg', lastName: 'Müller' }] } },
      ]),
    );
    await userEvent.upload(file, createFile(Buffer.from('504b0304140006000800000021', 'hex')));
    expect(await screen.findByRole('alert')).toHaveTextContent('This file cannot be read as a list.');
  });

  it('drops the preview when the list changes', async () => {
    open();
    await check();
    await screen.findByRole('table');
    enter(`${listText}\n`);
    expect(screen.queryByRole('button', { name: 'Invite 2 people' })).not.toBeInTheDocument();
  });

  it('offers no confirmation if nobody can be invited', async () => {
    open({ UserImportPreview: () => createPreview([createLine({ outcome: 'exists', userId: 'u-001' })]) });
    await check();
    expect(await screen.findByText('Nobody in this list can be invited.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Invite/u })).not.toBeInTheDocument();
  });

  it('explains why a list could not be checked, and checks it again', async () => {
    const results = [new DataError('unavailable'), createPreview()];
    open({ UserImportPreview: () => results.shift() ?? new DataError('failed') });
    await check();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Invite 2 people' })).toBeInTheDocument();
  });

  it('is for administrators only', () => {
    open({}, customer);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('template', () => {
  it.each(languageCodes)('in %s has headings that are recognised', async (locale) => {
    const { default: messages } = (await import(`../../../messages/${locale}.json`)) as {
      default: Record<string, string>;
    };
    const template = createImportTemplate(createIntl({ locale, messages }));
    const cells = userImportFields.map((field) => (field === 'email' ? 'x' : field));
    const separator = template.includes(';') ? ';' : ',';
    const table = readUserTable(`${template}${cells.join(separator)}`);
    expect(table).toMatchObject({
      value: {
        rows: [{ email: 'x', lastName: 'lastName', applications: 'applications' }],
        unknownHeadings: [],
      },
    });
  });
});
