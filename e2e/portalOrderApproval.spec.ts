import { expect, type Page } from '@playwright/test';

import { axeViolations } from './support/axe';
import { mailsOf } from './support/mails';
import { cartPath, changeAccountCart, main, open, readParts } from './support/parts';
import { people, readAccessToken, signIn } from './support/portal';
import { queryAs } from './support/portalData';
import {
  acceptInvitation,
  createInvitee,
  deleteByOperation,
  expectOpened,
  inviteByOperation,
  nameOf,
  openOtherBrowser,
  signInInvitee,
} from './support/portalUsers';
import { test } from './support/test';

/** No other test orders parts for this organisation. */
const organisation = { id: 'org-2', name: 'Altivane Aerospace Harness' };
const orderTeam = 'parts@komax.example';

/** Recipients of the mails that name an order. */
const recipientsOf = async (reference: string) =>
  (await mailsOf(reference)).toTeam.flatMap(({ to }) => to?.map(({ address }) => address) ?? []);

const done = (page: Page, text: string) => main(page).getByRole('status').filter({ hasText: text });

test.afterEach(async ({ request }) => {
  const admin = { request, accessToken: await readAccessToken('admin') };
  await queryAs(admin, 'ChangeApprovalRule', { organisationId: organisation.id, limit: null });
});

test('an order above the limit of an organisation reaches the order team once an administrator approves it', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  const invitee = createInvitee();
  const admin = { request: page.request, accessToken: await readAccessToken('admin') };
  const userId = await inviteByOperation(admin, invitee, ['productinfo'], organisation.id);
  const member = await openOtherBrowser(browser);
  await acceptInvitation(member, invitee);
  await signInInvitee(member, invitee);
  await expectOpened(member, 'productinfo');

  await test.step('an administrator sets a limit of 3 pieces', async () => {
    await signIn(page, 'admin', '/en/mykomax/user-admin/order-approval');
    const form = main(page).getByRole('form', { name: organisation.name });
    await form
      .getByRole('combobox', { name: 'Orders that need approval' })
      .selectOption('Orders above a number of pieces');
    await form.getByRole('textbox', { name: 'Pieces without approval' }).fill('3');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(form.getByText('Your changes are saved.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  const reference = await test.step('a member orders 4 pieces, which need approval', async () => {
    const [one, other] = await readParts(member);
    await changeAccountCart(member, [
      { ...one, quantity: 2 },
      { ...other, quantity: 2 },
    ]);
    await open(member, cartPath);
    await main(member).getByRole('combobox', { name: 'Delivery location' }).selectOption({ index: 1 });
    await expect(
      main(member).getByText('An administrator of your organisation has to approve this request'),
    ).toBeVisible();
    await main(member).getByRole('button', { name: 'Send request' }).click();
    const notice = done(member, 'Your request is waiting for approval');
    await expect(notice).toBeVisible();
    const given = /KMX-\w{4}-\w{4}/.exec(await notice.innerText())?.[0] ?? '';
    await expect.poll(() => recipientsOf(given)).toContain(people.admin);
    await expect.poll(() => recipientsOf(given)).toContain(invitee.email);
    expect(await recipientsOf(given)).not.toContain(orderTeam);
    await main(member)
      .getByRole('link', { name: `Open order ${given}` })
      .click();
    await expect(main(member).getByText('Waiting for approval')).toBeVisible();
    await expect(main(member).getByRole('button', { name: 'Approve' })).toHaveCount(0);
    return given;
  });

  await test.step('an administrator finds it on the dashboard and approves it', async () => {
    await open(page, '/en/mykomax');
    await main(page)
      .getByRole('link', { name: new RegExp(reference) })
      .click();
    await expect(main(page).getByText('This order is waiting for your approval.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await main(page).getByRole('button', { name: 'Approve' }).click();
    const dialog = page.getByRole('dialog', { name: `Approve order ${reference}?` });
    await expect(dialog).toContainText(nameOf(invitee));
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(done(page, 'The order is approved and has been sent to us.')).toBeVisible();
  });

  await test.step('the order team gets it, and the member reads who approved it', async () => {
    await expect.poll(() => recipientsOf(reference)).toContain(orderTeam);
    const { toTeam: all } = await mailsOf(reference);
    expect(all.map(({ subject }) => subject)).toContain(`Parts order ${reference}: ${organisation.name}`);
    await expect
      .poll(async () => (await mailsOf(reference)).toTeam.map(({ subject }) => subject))
      .toContain(`Your parts order ${reference} is approved`);
    await member.reload();
    await expect(main(member).getByText('Requested')).toBeVisible();
    await expect(main(member).getByText('Ada Administrator')).toBeVisible();
  });

  await deleteByOperation(admin, userId);
  await member.context().close();
});
