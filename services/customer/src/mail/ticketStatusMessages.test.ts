import { languageCodes } from '@kmx/contract/locales';
import { ticketStatusMessages } from './ticketStatusMessages';

test.each(languageCodes)(
  'the mails about a closing and a reopening in %s have every place to fill in',
  (language) => {
    const { closed, reopened } = ticketStatusMessages[language];
    expect(closed.subject).toContain('{number}');
    expect(closed.greeting).toContain('{name}');
    for (const key of ['{author}', '{number}', '{subject}', '{reason}']) expect(closed.text).toContain(key);
    expect(closed.reopening).toContain('{date}');
    for (const key of ['{name}', '{author}', '{number}', '{subject}', '{url}'])
      expect(reopened.lines.join()).toContain(key);
  },
);
