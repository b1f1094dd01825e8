import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { serviceStatuses } from '@kmx/core/portal';

import { expectNoAxeViolations } from '../../../design-system/src/testing/axe';

import { ProblemNotice } from '../notices/ProblemNotice';
import { localeMock, FakePortal } from './fakePortal.mock';
import { statusDrawings } from './statusLabels';
import { StatusTag } from './StatusTag';
import { toPortalHref } from './toPortalHref';

describe('StatusTag', () => {
  it('shows each of the ten with a different label and icon, not by colour alone', async () => {
    const { container } = render(
      <FakePortal>
        {serviceStatuses.map((status) => (
          <StatusTag key={status} status={status} />
        ))}
      </FakePortal>,
    );
    const labels = [...container.querySelectorAll('[data-status]')].map(({ textContent }) => textContent);
    expect(new Set(labels).size).toBe(10);
    expect(new Set(Object.values(statusDrawings)).size).toBe(10);
    await expectNoAxeViolations(container);
  });
});

describe('ProblemNotice', () => {
  it.each([
    ['offline', 'You are offline', true],
    ['unavailable', 'The service is not responding', true],
    ['signedOut', 'Your session has ended', true],
    ['failed', 'That did not work', true],
    ['forbidden', 'You do not have permission for this', false],
  ] as const)('%s: "%s", trying again makes sense: %s', async (problem, title, canRetry) => {
    const onRetry = vi.fn();
    render(
      <FakePortal>
        <ProblemNotice problem={problem} onRetry={onRetry} />
      </FakePortal>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(title);
    const button = screen.queryByRole('button', { name: 'Try again' });
    if (button) await userEvent.click(button);
    expect(onRetry).toHaveBeenCalledTimes(canRetry ? 1 : 0);
  });
});

describe('toPortalHref', () => {
  it.each([
    ['/mykomax', '/en/mykomax'],
    ['/mykomax/tickets/list', '/en/mykomax/tickets/list'],
    ['https://elsewhere.example/', 'https://elsewhere.example/'],
  ])('%s: %s', (path, href) => {
    expect(toPortalHref(localeMock, path)).toBe(href);
  });
});
