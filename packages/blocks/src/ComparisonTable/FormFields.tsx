import type { ComparisonForm } from './ComparisonSheet';

/** What a form says without being asked. */
export const FormFields = ({ fields }: Pick<ComparisonForm, 'fields'>) =>
  fields.map(({ name, value }) => <input key={name} type="hidden" name={name} value={value} />);
