/** The three kinds of school a visitor can choose; one for each solution page. */
export type SchoolKind = 'single' | 'district' | 'private';
