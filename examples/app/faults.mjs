/**
 * The difference between the two builds, in words. `UX_BUILD=good` has none of these faults, `UX_BUILD=worse` has all of
 * them. Templates and handlers ask `faulty(id)`; nothing else tells the builds apart.
 */
export const FAULTS = [
  // Every page
  { id: 'no-lang', where: 'every page', what: 'The page does not say which language it is in.' },
  { id: 'no-zoom', where: 'every page', what: 'The viewport forbids zooming.' },
  { id: 'fixed-width', where: 'every page', what: 'The layout is 1100 px wide whatever the screen: phones scroll sideways.' },
  { id: 'no-skip-link', where: 'every page', what: 'No way to skip the navigation with the keyboard.' },
  { id: 'no-landmarks', where: 'every page', what: 'Header, navigation and content are plain divs.' },
  { id: 'no-current-page', where: 'navigation', what: 'The navigation never shows where you are.' },
  { id: 'low-contrast', where: 'every page', what: 'Secondary text and buttons are about 2:1 against their background.' },
  { id: 'no-focus-outline', where: 'every page', what: 'Keyboard focus is invisible: the outline is removed.' },
  { id: 'missing-logo', where: 'every page', what: 'The logo file is gone (404) and the image has no alternative text.' },
  { id: 'inconsistent-names', where: 'every page', what: 'One thing has many names: project, item, entry; settings, prefs, configuration.' },

  // Sign-in
  { id: 'placeholder-only', where: 'sign-in, new project, settings, search', what: 'Fields have no label, only a placeholder that vanishes while typing.' },
  { id: 'no-autocomplete', where: 'sign-in, settings', what: 'Browsers and password managers are told not to fill the fields.' },
  { id: 'blocked-paste', where: 'sign-in', what: 'The password field refuses paste.' },
  { id: 'error-code', where: 'sign-in, new project', what: 'A rejected form says only "Error 0x42", at the top, tied to no field.' },
  { id: 'lost-input', where: 'sign-in, new project', what: 'After an error everything that was typed is gone.' },

  // Projects list
  { id: 'dead-control', where: 'projects list', what: '"Compact view" does nothing when pressed.' },
  { id: 'blank-results', where: 'projects list', what: 'A search without matches leaves an empty page and no words.' },
  { id: 'colour-only-status', where: 'projects list', what: 'The status of a project is a coloured dot without text.' },
  { id: 'skipped-headings', where: 'projects list', what: 'Headings jump from level 1 to level 5.' },
  { id: 'console-error', where: 'projects list', what: 'The page writes an error to the console each time it loads.' },

  // New project
  { id: 'needless-fields', where: 'new project', what: 'Three required fields that nobody needs: name again, cost centre, phone.' },
  { id: 'needless-confirmation', where: 'new project', what: 'A second page asks whether a harmless, reversible action is really meant.' },

  // Project page
  { id: 'no-title', where: 'project page', what: 'The document has no title.' },
  { id: 'no-breadcrumb', where: 'project page, new project', what: 'No trail or link back to the list beside the content.' },
  { id: 'div-button', where: 'project page', what: '"Add" is a div with a click handler: no role, no keyboard.' },
  { id: 'alert-validation', where: 'project page', what: 'An empty task is answered with a browser alert in code words.' },
  { id: 'unlabelled-checkbox', where: 'project page', what: 'A task\'s checkbox has no name; its text is not tied to it.' },
  { id: 'tiny-target', where: 'project page', what: 'The remove icons are 14 px, right beside the next one.' },
  { id: 'no-undo', where: 'project page', what: 'A removed task cannot be taken back.' },
  { id: 'jargon-message', where: 'project page', what: 'Success reads "Entity mutation persisted (200 OK)".' },
  { id: 'layout-shift', where: 'project page', what: 'An advert pushes the page down 280 px a moment after a task is ticked.' },
  { id: 'uncaught-exception', where: 'project page', what: 'Ticking a task throws an exception that nobody catches.' },
  { id: 'unconfirmed-delete', where: 'project page', what: 'One click on a link deletes the whole project: no dialog, no undo.' },

  // Reports, settings, help, errors
  { id: 'no-feedback', where: 'reports', what: 'Building a report takes 2.4 s in which nothing on the screen moves.' },
  { id: 'preticked-consent', where: 'settings', what: 'Consent to marketing by partners is ticked beforehand.' },
  { id: 'blocked-save', where: 'settings', what: 'Saving never works: the server answers 500 and the page says nothing.' },
  { id: 'dead-end', where: 'help, error pages', what: 'The page has no navigation, no link and no way back.' },
  { id: 'raw-error', where: 'error pages', what: 'A missing page says "ERR_ROUTE_NOT_FOUND", a failing one prints a stack trace.' },
];

const KNOWN = new Set(FAULTS.map((fault) => fault.id));

/** Returns `faulty(id)` for a build: always false in `good`, true in `worse`. An unknown id or build is a mistake in the app. */
export function faultsOf(build) {
  if (build !== 'good' && build !== 'worse') throw new Error(`UX_BUILD must be "good" or "worse", not "${build}"`);
  return (id) => {
    if (!KNOWN.has(id)) throw new Error(`Unknown fault "${id}": add it to faults.mjs`);
    return build === 'worse';
  };
}
