import { render, screen } from '@testing-library/react';
import type { FailedSchedule } from '../schedules/failedSchedules';
import { expectNoAxeViolations } from '../testing/tools/expectNoAxeViolations';
import { FailedScheduleList } from './schedules/FailedScheduleList';
import { PendingScheduleList } from './schedules/PendingScheduleList';
import { UseList } from './uses/UseList';
import { usesMessages } from './uses/usesMessages';

const nouns = { pages: 'Pages' };

test('a picture lists its uses with links, and marks those in drafts only', async () => {
  const use = { collection: 'pages' as const, siteId: null, places: ['Hero banner (module 1)'] };
  const uses = [
    { ...use, id: 'p1', title: 'Home', isPublic: true },
    { ...use, id: 'p2', title: 'Fair', isPublic: false },
  ];
  const { container } = render(
    <UseList uses={uses} isDeletable={false} nouns={nouns} messages={usesMessages('en', 'media')} />,
  );
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/admin/collections/pages/p1');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Home Pages: Hero banner (module 1)',
    'Fair Pages: Hero banner (module 1) (draft)',
  ]);
  await expectNoAxeViolations(container);
});

test.each([
  ['media', 'Used in', 'Not used anywhere. It can be deleted.'],
  ['pages', 'Linked from', 'Nothing links here.'],
])('a document of %s without uses shows a message', async (collection, name, text) => {
  const { container } = render(
    <UseList uses={[]} isDeletable nouns={nouns} messages={usesMessages('en', collection)} />,
  );
  expect(screen.getByRole('region', { name }).textContent).toContain(text);
  await expectNoAxeViolations(container);
});

const failure: FailedSchedule = {
  id: 'j1',
  type: 'publish',
  collection: 'stories',
  documentId: 's1',
  title: 'A story',
  siteId: null,
  failedAt: '2026-05-01T08:00:00.000Z',
  reason: 'The slug is taken.',
};

test('failed actions are listed with their reasons, also when both kinds failed', async () => {
  const unpublishing = { ...failure, id: 'j2', type: 'unpublish' as const, title: 'Another' };
  const { container } = render(<FailedScheduleList schedules={[failure, unpublishing]} language="en" />);
  expect(screen.getByRole('region', { name: 'Failed schedules' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'A story' }).getAttribute('href')).toContain('/stories/s1');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A story Not published on 1 May 2026, 08:00 (UTC). The slug is taken.',
    'Another Not unpublished on 1 May 2026, 08:00 (UTC). The slug is taken.',
  ]);
  await expectNoAxeViolations(container);
});

test('its own form has no link to itself, and no message without failures', async () => {
  const { rerender, container } = render(<FailedScheduleList schedules={[failure]} language="en" isOnForm />);
  expect(screen.getByRole('listitem').textContent).toContain('The slug is taken.');
  expect(screen.queryByRole('link')).toBeNull();
  await expectNoAxeViolations(container);
  rerender(<FailedScheduleList schedules={[]} language="en" />);
  expect(container.textContent).toBe('');
});

test.each([
  ['en', 'Scheduled', 'Will be published on 1 May 2026, 08:00 (UTC)'],
  ['de', 'Geplant', 'Wird veröffentlicht am 01.05.2026, 08:00 (UTC)'],
])('schedules are shown on the form: %s', async (language, heading, item) => {
  const schedule = {
    id: 'j1',
    type: 'publish' as const,
    documentId: 's1',
    dueAt: '2026-05-01T08:00:00.000Z',
  };
  const { container, rerender } = render(<PendingScheduleList schedules={[schedule]} language={language} />);
  expect(screen.getByRole('region', { name: heading })).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toBe(item);
  await expectNoAxeViolations(container);
  rerender(<PendingScheduleList schedules={[]} language={language} />);
  expect(container.textContent).toBe('');
});
