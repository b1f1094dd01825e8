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

import { AllVariants } from './AllVariants';
import { composeParts } from './composeParts';

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

export const InputParts = () => <AllVariants parts={parts} />;
