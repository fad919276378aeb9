/** Shows emojis in colour that a text font also has in black. */
export const emojiFont = "[font-family:'Apple_Color_Emoji','Segoe_UI_Emoji','Noto_Color_Emoji',sans-serif]";
