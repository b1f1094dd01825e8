import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { languageCodes } from '@kmx/contract/locales';
import { userMessages } from '../directory/userFileMessages';
import { userTitles } from '../directory/userTitles';
import { machineTitles } from '../inventory/machineTitles';
import { closeReasonLabels } from '../mail/closeReasonLabels';
import { concernMessages } from '../tickets/list/concernMessages';
import { ticketTitles } from '../tickets/list/ticketTitles';

const wordsFile = z.record(z.string(), z.string());

/** Messages of the portal, whose tables have the same columns. */
const readTitles = (language: string) =>
  wordsFile.parse(
    JSON.parse(
      readFileSync(join(__dirname, `../../../../packages/portal/messages/${language}.json`), 'utf8'),
    ),
  );

const pick = (language: string, prefix: string, columns: readonly string[]) => {
  const titles = readTitles(language);
  return Object.fromEntries(columns.map((column) => [column, titles[`${prefix}.${column}`]]));
};

describe.each(languageCodes)(
  'the first line of a file is called as the columns of the portal: %s',
  (language) => {
    test.each([
      ['portal.inventory.column', machineTitles[language]],
      ['portal.tickets.label', ticketTitles[language]],
      ['portal.users.column', userTitles[language]],
    ])('%s', (prefix, titles) => {
      expect(titles).toEqual(pick(language, prefix, Object.keys(titles)));
    });

    it('labels the type of a ticket like the portal', () => {
      const concerns = Object.keys(concernMessages[language]);
      expect(concernMessages[language]).toEqual(pick(language, 'portal.tickets.concern', concerns));
    });

    it('calls the reasons of a closing as the portal does', () => {
      const reasons = closeReasonLabels[language];
      expect(reasons).toEqual(pick(language, 'portal.tickets.reason', Object.keys(reasons)));
    });

    it('labels users like the portal', () => {
      const { applications, statuses, delegatedAdmin, onPremises, ofService } = userMessages[language];
      const titles = readTitles(language);
      expect(statuses).toEqual(pick(language, 'portal.status', Object.keys(statuses)));
      expect(applications).toEqual(
        Object.fromEntries(
          Object.keys(applications).map((key) => [key, titles[`portal.service.${key}.name`]]),
        ),
      );
      expect([delegatedAdmin.internal, delegatedAdmin.external, onPremises, ofService]).toEqual(
        [
          'users.role.delegatedAdminInternal',
          'users.role.delegatedAdminExternal',
          'users.installation.onPremises',
          'users.role.ofService',
        ].map((id) => titles[`portal.${id}`]),
      );
    });
  },
);
