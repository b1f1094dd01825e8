import { languageCodes } from '@kmx/contract/locales';
import { noticeMessages } from './noticeMessages';

test.each(languageCodes)('%s names the person, the time and the way to a new password', (code) => {
  const { greeting, when, notYou, events } = noticeMessages[code];
  expect(greeting).toContain('{name}');
  expect(when).toContain('{time}');
  expect(notYou).toMatch(/\n\{url\}$/);
  expect(new Set(Object.values(events)).size).toBe(Object.keys(events).length);
  for (const event of Object.values(events)) expect(event).not.toMatch(/[{}\n]/);
});
