import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../../../../design-system/src/testing/axe';
import { DataError } from '../../data/problems';
import {
  FakePartsService,
  type FakeResponses,
  type RecordedRequest,
} from '../../parts/fakePartsService.mock';
import { createWaitingOrder, declinedOrder } from '../../parts/orders.mock';
import { partsCustomer } from '../../parts/parts.mock';
import { configMock, localeMock } from '../../shared/fakePortal.mock';
import { administrator } from '../../users/users.mock';
import { OrderView } from './OrderView';

const open = (responses: FakeResponses, user = administrator) => {
  const requests: RecordedRequest[] = [];
  const view = render(
    <FakePartsService responses={responses} requests={requests} user={user}>
      <OrderView reference="KMX-7F3K-9Q2M" locale={localeMock} user={user} config={configMock} />
    </FakePartsService>,
  );
  return { ...view, requests };
};
const decided = (status: string) => ({
  decideOrderApproval: { __typename: 'OrderApprovalDecided', status },
});
const rejected = (code: string, decision: string | null, decidedBy: string | null) => ({
  decideOrderApproval: { __typename: 'OrderApprovalRefused', code, decision, decidedBy },
});
const inputsOf = (requests: readonly RecordedRequest[]) =>
  requests
    .filter(({ operation }) => operation === 'DecideOrderApproval')
    .map(({ variables }) => variables['input']);
const approve = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }));
};

describe('OrderApproval', () => {
  it('shows the person who ordered that the order is waiting, without buttons', async () => {
    open({ Order: () => createWaitingOrder(false) }, partsCustomer);
    expect(await screen.findByText(/^An administrator of your organisation has to approve/)).toBeVisible();
    expect(screen.getByText('Waiting for approval')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  });

  it('lets an administrator approve without access to parts, and explains the consequences first', async () => {
    let isDecided = false;
    const { container, requests } = open({
      Order: () => (isDecided ? createWaitingOrder(false) : createWaitingOrder(true)),
      DecideOrderApproval: () => {
        isDecided = true;
        return decided('requested');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Approve order KMX-7F3K-9Q2M?' }));
    expect(
      dialog.getByText('We receive the order, and Carla Customer gets a confirmation by e-mail.'),
    ).toBeVisible();
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('The order is approved and has been sent to us.')).toBeInTheDocument();
    expect(inputsOf(requests)).toEqual([{ reference: 'KMX-7F3K-9Q2M', decision: 'approve' }]);
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /to the cart again/ })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('sends a rejection with its note', async () => {
    const { requests } = open({
      Order: () => createWaitingOrder(true),
      DecideOrderApproval: () => decided('declined'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Note/ }), ' We have some. ');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('The order is declined.')).toBeInTheDocument();
    expect(inputsOf(requests)).toEqual([
      { reference: 'KMX-7F3K-9Q2M', decision: 'decline', note: 'We have some.' },
    ]);
  });

  it.each([
    [
      rejected('alreadyDecided', 'decline', 'Bea Boss'),
      'Bea Boss has already declined this order. Nothing was changed.',
    ],
    [
      rejected('alreadyDecided', 'approve', 'Bea Boss'),
      'Bea Boss has already approved this order. Nothing was changed.',
    ],
    [rejected('notWaiting', null, null), 'This order is not waiting for approval. Nothing was changed.'],
  ])('explains why a decision has no effect', async (response, text) => {
    open({ Order: () => createWaitingOrder(true), DecideOrderApproval: () => response });
    await approve();
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('sends the same decision again after a failure', async () => {
    let attempts = 0;
    const { requests } = open({
      Order: () => createWaitingOrder(true),
      DecideOrderApproval: () => {
        attempts += 1;
        return attempts === 1 ? new DataError('unavailable') : decided('requested');
      },
    });
    await approve();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The order is approved and has been sent to us.')).toBeInTheDocument();
    expect(new Set(inputsOf(requests).map((input) => JSON.stringify(input))).size).toBe(1);
  });

  it('shows who declined an order, when and why, and offers its parts again', async () => {
    open({ Order: () => declinedOrder }, partsCustomer);
    expect(await screen.findByText('Declined by')).toBeInTheDocument();
    expect(screen.getByText(/^Ada Administrator/)).toHaveTextContent('Ada Administrator, Jun 5, 2026');
    expect(screen.getByText('We have these blades in stock.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add 2 lines to the cart again' })).toBeInTheDocument();
  });
});
