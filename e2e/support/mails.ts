import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

const folder = process.env.MAIL_DIR ?? '.data/e2e/stack/mail';

const known = new Map<string, Email>();

async function readMail(name: string): Promise<Email> {
  const mail = known.get(name) ?? (await PostalMime.parse(await readFile(join(folder, name))));
  known.set(name, mail);
  return mail;
}

async function allMails(): Promise<Email[]> {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.filter((name) => name.endsWith('.eml')).map(readMail));
}

export interface FoundMails {
  readonly toTeam: readonly Email[];
  readonly confirmation: readonly Email[];
}

/** Mails that contain a marker: to the team, and to the sender, whose address contains it too. */
export async function mailsOf(marker: string): Promise<FoundMails> {
  const mails = await allMails();
  const confirmation = mails.filter(({ to }) => to?.some(({ address }) => address?.includes(marker)));
  return {
    confirmation,
    toTeam: mails.filter((mail) => mail.text?.includes(marker) && !confirmation.includes(mail)),
  };
}

/** Waits for the mails of one message. Fails if there are more. */
export async function mailsOfOne(marker: string): Promise<{ toTeam: Email; confirmation: Email }> {
  const counts = async () => {
    const { toTeam: supportRequest, confirmation } = await mailsOf(marker);
    return [supportRequest.length, confirmation.length];
  };
  await expect.poll(counts, { message: `the mails of ${marker}` }).toEqual([1, 1]);
  const { toTeam: supportRequest, confirmation } = await mailsOf(marker);
  const [toTeam] = supportRequest;
  const [toSender] = confirmation;
  if (!toTeam || !toSender) throw new Error(`The mails of ${marker} are gone again.`);
  return { toTeam, confirmation: toSender };
}
