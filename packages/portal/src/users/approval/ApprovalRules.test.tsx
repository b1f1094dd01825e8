import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../../../../design-system/src/testing/axe';
import { DataError } from '../../data/problems';
import { localeMock } from '../../shared/fakePortal.mock';
import { FakeUserService, type RecordedRequest } from '../fakeUserService.mock';
import { administrator } from '../users.mock';
import { createApprovalRuleDraft, readApprovalLimit, type ApprovalChoice } from './approvalRuleForm';
import { ApprovalRules } from './ApprovalRules';
import { approvalResponses } from './approvalRules.mock';

type Responses = NonNullable<Parameters<typeof FakeUserService>[0]['responses']>;

const open = (responses: Responses = {}, user = administrator) => {
  const requests: RecordedRequest[] = [];
  const view = render(
    <FakeUserService responses={{ ...approvalResponses, ...responses }} requests={requests}>
      <ApprovalRules locale={localeMock} user={user} />
    </FakeUserService>,
  );
  return { ...view, requests };
};
const findForm = async (name: RegExp) => within(await screen.findByRole('form', { name }));
const changesOf = (requests: readonly RecordedRequest[]) =>
  requests.filter(({ operation }) => operation === 'ChangeApprovalRule').map(({ variables }) => variables);

// ADR 76: "no approval", "every order", "orders with more than N pieces".
it.each<[ApprovalChoice, string, number | null | undefined]>([
  ['none', '', null],
  ['none', 'x', null],
  ['every', '', 0],
  ['above', ' 10 ', 10],
  ['above', '99999', 99_999],
  ['above', '100000', undefined],
  ['above', '0', undefined],
  ['above', '-1', undefined],
  ['above', '1.5', undefined],
  ['above', '', undefined],
])('reads the choice %s with %j pieces as the limit %j', (choice, pieces, limit) => {
  expect(readApprovalLimit({ choice, pieces })).toBe(limit);
});

it.each([null, 0, 1, 99_999])('edits the stored limit %j', (limit) => {
  expect(readApprovalLimit(createApprovalRuleDraft(limit))).toBe(limit);
});

describe('ApprovalRules', () => {
  it('shows the rule of each organisation', async () => {
    const { container } = open();
    const north = await findForm(/^Harness Works North$/);
    expect(north.getByRole('combobox')).toHaveDisplayValue('No approval');
    expect(north.queryByRole('textbox')).not.toBeInTheDocument();
    const south = await findForm(/^Kabelbaumfertigung/);
    expect(south.getByRole('textbox', { name: /Pieces without approval/ })).toHaveValue('250');
    await expectNoAxeViolations(container);
  });

  it('saves a rule and confirms it', async () => {
    const { requests } = open();
    const north = await findForm(/^Harness Works North$/);
    await userEvent.selectOptions(north.getByRole('combobox'), 'Every order');
    await userEvent.click(north.getByRole('button', { name: 'Save changes' }));
    expect(await north.findByText('Your changes are saved.')).toBeInTheDocument();
    expect(changesOf(requests)).toEqual([{ organisationId: 'org-1', limit: 0 }]);
  });

  it('rejects a limit without a number of pieces, and sends nothing', async () => {
    const { requests } = open();
    const north = await findForm(/^Harness Works North$/);
    await userEvent.selectOptions(north.getByRole('combobox'), 'above');
    await userEvent.click(north.getByRole('button', { name: 'Save changes' }));
    expect(north.getByRole('textbox')).toHaveAccessibleDescription(
      /Please enter a whole number from 1 to 99,999/,
    );
    expect(changesOf(requests)).toEqual([]);
  });

  it('preserves the entry if saving fails', async () => {
    open({ ChangeApprovalRule: () => new DataError('unavailable') });
    const south = await findForm(/^Kabelbaumfertigung/);
    await userEvent.type(south.getByRole('textbox'), '0');
    await userEvent.click(south.getByRole('button', { name: 'Save changes' }));
    expect(await south.findByRole('alert')).toHaveTextContent('The service is not responding');
    expect(south.getByRole('textbox')).toHaveValue('2500');
  });

  it('sends no requests for employees, who do not approve orders', () => {
    const { requests } = open(
      {},
      { ...administrator, isDelegatedAdminExternal: false, isDelegatedAdminInternal: true },
    );
    expect(requests).toEqual([]);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });
});
