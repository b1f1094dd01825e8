/** Loads another preview without a history entry, because "back" belongs to the content service. */
export const loadPreviewAt = (address: string): void => window.location.replace(address);
