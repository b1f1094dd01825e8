import type { UploadField } from 'payload';

export interface UploadOptions {
  label?: string;
  description?: string;
  required?: boolean;
}

export const pictureField = (name: string, options: UploadOptions = {}): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label: options.label,
  required: options.required,
  admin: { description: options.description },
});

export const fileField = (name: string, options: UploadOptions = {}): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'files',
  label: options.label,
  required: options.required,
  admin: { description: options.description },
});
