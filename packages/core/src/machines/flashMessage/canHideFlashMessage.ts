export interface FlashMessageBehaviour {
  readonly isStatic?: boolean;
  readonly hasLinkTarget?: boolean;
  readonly isFloating?: boolean;
}

/** "only when not static and without link target" (section 4) */
export const canHideFlashMessage = ({
  isStatic = false,
  hasLinkTarget = false,
}: FlashMessageBehaviour): boolean => !isStatic && !hasLinkTarget;
