import type { ComparisonForm } from './ComparisonSheet';

export const FormFields = ({ fields }: Pick<ComparisonForm, 'fields'>) =>
  fields.map(({ name, value }) => <input key={name} type="hidden" name={name} value={value} />);
