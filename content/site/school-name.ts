/**
 * The name of their own school that visitors may put on the building of the home page. It stays in
 * their tab, and no address contains it.
 */
export const schoolName = {
  /** In letters as readers count them. */
  longest: 60,
  control: {
    label: 'Put your school’s name on it',
    change: 'Change the name',
    remove: 'Take it away',
    /** The field. */
    field: 'Your school’s name',
    done: 'Done',
  },
  /** For screen readers, which do not read the lettering. */
  said: '{school} is now on the roof, the bus and the visitor’s badge.',
  removed: 'The name is gone from the building.',
};
