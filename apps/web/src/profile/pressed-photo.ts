let pressed: { path: string; photo: string } | undefined;

/**
 * Remembers the photo of a card whose link to this path was pressed: it is loaded, so the next page can show it before its own. Not in the
 * history, which survives a reload: the server draws the page without it.
 */
export function rememberPressedPhoto(path: string, photo: string | undefined): void {
  pressed = photo ? { path, photo } : undefined;
}

/** Address of that photo if it is of this member. */
export const pressedPhotoOf = (memberId: string): string | undefined =>
  pressed?.path.endsWith(`/${memberId}`) ? pressed.photo : undefined;
