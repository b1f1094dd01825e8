/** What decides how a flash message goes away (section 4). */
export interface FlashMessageBehaviour {
  readonly isStatic?: boolean;
  readonly hasLinkTarget?: boolean;
  readonly isFloating?: boolean;
}

/** Whether a flash message has a hide control: "only when not static and without link target" (section 4). */
export const canHideFlashMessage = ({
  isStatic = false,
  hasLinkTarget = false,
}: FlashMessageBehaviour): boolean => !isStatic && !hasLinkTarget;
