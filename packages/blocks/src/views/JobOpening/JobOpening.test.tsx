import { render, screen } from '@testing-library/react';
import { jobOpeningMock } from '../../content/JobOpening.mock';
import { createPageContext } from '../../testing/createBlockContext';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { JobOpening } from './JobOpening';

const context = createPageContext();

it('describes the job, and links to a mail with its title as the subject and to all openings', async () => {
  const { container } = render(
    <JobOpening opening={jobOpeningMock} context={context} listHref="/en/company/careers" />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Mechanical engineer, crimping' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Your work' })).toBeVisible();
  expect(screen.getByText('Head office and plant · Musterwil · Switzerland')).toBeVisible();
  expect(screen.getByText('Development · Full-time, Part-time · Apply by Mar 31, 2027')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Apply for Mechanical engineer, crimping' })).toHaveAttribute(
    'href',
    'mailto:careers@komax.example?subject=Mechanical%20engineer%2C%20crimping',
  );
  expect(screen.getByRole('link', { name: 'All job openings' })).toHaveAttribute(
    'href',
    '/en/company/careers',
  );
  await expectNoAxeViolations(container);
});

it('links to the application form, if there is one', () => {
  render(
    <JobOpening
      opening={{ ...jobOpeningMock, applicationUrl: 'https://example.com/apply' }}
      context={context}
    />,
  );
  expect(screen.getByRole('link', { name: /^Apply for Mechanical/ })).toHaveAttribute(
    'href',
    'https://example.com/apply',
  );
  expect(screen.queryByRole('link', { name: 'All job openings' })).toBeNull();
});

it.each([
  [true, jobOpeningMock.id],
  [false, undefined],
])('can be selected by editors in a preview only (%s)', (isPreview, blockId) => {
  const { container } = render(<JobOpening opening={jobOpeningMock} context={{ ...context, isPreview }} />);
  expect(container.querySelector<HTMLElement>('[data-block-id]')?.dataset['blockId']).toBe(blockId);
});
