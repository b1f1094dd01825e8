'use client';

import {
  Checkbox,
  FileUpload,
  FormMessageSummary,
  RadioGroup,
  SearchField,
  Select,
  TextArea,
  TextField,
} from '@kmx/design-system/stories';

import { composeParts } from './composeParts';
import { AllVariants } from './PartList';

const parts = composeParts({
  Checkbox,
  FileUpload,
  FormMessageSummary,
  RadioGroup,
  SearchField,
  Select,
  TextArea,
  TextField,
});

/** What takes an answer. */
export const InputParts = () => <AllVariants parts={parts} />;
