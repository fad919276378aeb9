/** Emojis in colour, where a text font has the same sign in black. */
export const emojiFont = "[font-family:'Apple_Color_Emoji','Segoe_UI_Emoji','Noto_Color_Emoji',sans-serif]";
