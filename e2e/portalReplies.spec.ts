import { expect } from '@playwright/test';

import { createMarker } from './support/forms';
import { people, readAccessToken, signIn } from './support/portal';
import { outcomeOf, queryAs } from './support/portalData';
import { sendReply } from './support/smtp';
import { test } from './support/test';
import {
  conversation,
  mailTo,
  openTicket,
  openTicketByOperation,
  ticketListPath,
  ticketStatus,
} from './support/tickets';

test('a reply by mail becomes a comment in the portal, without the quoted text', async ({ page }) => {
  test.setTimeout(90_000);
  await signIn(page, 'customer', ticketListPath);
  const marker = createMarker();
  const question = `Please clean the rollers, ${marker}`;
  const replyText = `They are clean, ${marker}-reply`;
  const ticket = await openTicketByOperation(page, `Feeder stops ${marker}`);
  const staff = { request: page.request, accessToken: await readAccessToken('staff') };
  const input = {
    ticketId: ticket.id,
    text: question,
    attachmentIds: [],
    idempotencyKey: crypto.randomUUID(),
  };
  expect(outcomeOf(await queryAs(staff, 'CommentOnTicket', { input }))).toBe('yes');

  const { subject = '', replyTo } = await mailTo('customer', question);
  const to = replyTo?.[0]?.address ?? '';
  expect(to).toMatch(/^reply\+/);
  const quotedText = ['On 2 March 2026 at 08:00, Komax <no-reply@komax.example> wrote:', `> ${question}`];
  await sendReply({
    from: people.customer,
    to,
    subject: `Re: ${subject}`,
    lines: [replyText, '', ...quotedText],
  });

  await openTicket(page, ticket);
  const comments = conversation(page).locator('[data-side="customer"]');
  await expect(comments).toHaveCount(1);
  await expect(comments).toContainText(replyText);
  await expect(comments).not.toContainText(question);
  await expect(ticketStatus(page)).toHaveText('In progress');
});
