/** The sentences of a text. A non-breaking space, such as after "Mr." (no-break.ts), ends none. */
export const sentences = (text: string) => text.split(/(?<=\.) /);
