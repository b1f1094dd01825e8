import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../testing/axe';
import { ColumnChoice } from './ColumnChoice';

type Column = 'machine' | 'number' | 'site';

const renderChoice = (chosen: readonly Column[]) => {
  const onChange = vi.fn();
  const { container } = render(
    <ColumnChoice<Column>
      id="columns"
      label="Columns"
      title="Columns shown"
      options={[
        { id: 'machine', label: 'Machine', isFixed: true },
        { id: 'number', label: 'Number' },
        { id: 'site', label: 'Site' },
      ]}
      chosen={chosen}
      onChange={onChange}
    />,
  );
  return { container, onChange };
};

describe('ColumnChoice', () => {
  it('opens by its button and groups its checkboxes under a title', async () => {
    const { container } = renderChoice(['machine']);
    expect(screen.getByRole('button', { name: 'Columns' })).toHaveAttribute('popovertarget', 'columns');
    expect(screen.getByRole('group', { name: 'Columns shown' })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Machine' })).toBeDisabled();
    await expectNoAxeViolations(container);
  });

  it.each([
    ['adds one in the order of the columns', ['machine', 'site'], 'Number', ['machine', 'number', 'site']],
    ['takes one away', ['machine', 'site'], 'Site', ['machine']],
  ] as const)('%s', async (_, chosen, name, expected) => {
    const { onChange } = renderChoice(chosen);
    await userEvent.click(screen.getByRole('checkbox', { name }));
    expect(onChange).toHaveBeenCalledWith(expected);
  });
});
