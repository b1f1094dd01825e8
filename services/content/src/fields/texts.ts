import type { TextField, TextareaField } from 'payload';

interface TextOptions {
  label?: string;
  description?: string;
  required?: boolean;
  maxLength?: number;
}

/** A one-line text with a version per language. */
export const localizedText = (name: string, options: TextOptions = {}): TextField => ({
  name,
  type: 'text',
  localized: true,
  label: options.label,
  required: options.required,
  maxLength: options.maxLength,
  admin: { description: options.description },
});

/** A text of several lines with a version per language. */
export const localizedTextarea = (name: string, options: TextOptions = {}): TextareaField => ({
  name,
  type: 'textarea',
  localized: true,
  label: options.label,
  required: options.required,
  maxLength: options.maxLength,
  admin: { description: options.description, rows: 3 },
});
