import type { TextField, TextareaField } from 'payload';
import { markCopy } from './duplicates';

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

/** Names a document in lists; a duplicate is marked in it. */
export const localizedTitle = (name: 'title' | 'name', options: TextOptions = {}): TextField => ({
  ...localizedText(name, { required: true, ...options }),
  hooks: { beforeDuplicate: [markCopy] },
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
