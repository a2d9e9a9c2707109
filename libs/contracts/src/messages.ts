/** Messages that several places show. */
export const messages = {
  required: 'This field is required.',
  name: 'Please enter a name of at most 80 characters, on one line and without web addresses.',
  noWebAddresses: 'Please leave out web and email addresses, and put a space after a period.',
  email: 'Please enter a valid email address.',
  emailRequired: 'Please enter an email address.',
  passwordRequired: 'Please enter a password.',
  passwordConfirm: 'Please confirm your password!',
  passwordsMustMatch: 'Passwords must match.',
  codeRequired: 'Please enter code.',
  wrongCredentials: 'The email address or password is not right.',
  wrongCode: 'That code is not right or has expired.',
  signInExpired: 'This sign-in has expired. Please sign in again.',
  passkeyNotAdded: 'This passkey could not be added. Please try again.',
  passkeyNotUsed: 'Your passkey was not used. Please try again, or sign in another way.',
  passkeyNotMade: 'No passkey was made. Please try again.',
  passkeyThere: 'This device has a passkey of yours already.',
  passkeyName: 'Please enter a name of at most 80 characters.',
  tooManyTries: 'Too many tries. Please wait a few minutes and log in again.',
  tooManyWrongTries:
    'Too many tries. Please wait a few minutes and log in again, or use "Forgot password" to set a new password now.',
  discountOptionOff: 'Discounts to customers are off for this company, so this one cannot be changed.',
  linkExpired: 'This link has expired or has been used. Please ask for a new one.',
  linkNotValid: 'This link is no longer valid.',
  mailedLinkRequired: 'The terms are accepted by the link in your email. We can email it to you again.',
  nothingToAccept: 'There are no terms to accept any more.',
  linkMailedOften:
    'We have emailed several links within an hour. Please look into your mailbox, its spam folder too, or call us.',
  linkMailed: 'If an order has this number and email, we have sent the link.',
  locationRequested: 'A location request has been sent to your driver.',
  locationNotRequested: 'Sorry! We were unable to send a request to the driver.',
  tooManyLookups:
    'Too many orders were looked up with this email address. Please try again in 15 minutes, or have the link emailed to you.',
  orderNotFound: 'Sorry! We were unable to find the status of this order.',
  unauthorized: 'Your session has ended. Please log in again.',
  forbidden: 'You do not have access to this.',
  notFound: 'We could not find what you asked for.',
  alreadyBooked: 'This quote has already been booked.',
  placeRequired: 'City, state selection required.',
  portalRequired: 'Please select a portal.',
  makeRequired: 'Make cannot be empty.',
  modelRequired: 'Model cannot be empty.',
  operableRequired: 'Select if vehicle is operable.',
  /** What a visitor reads about payment, on every page and in every email (docs/product/orders.md). */
  vinTwice: 'Each vehicle has its own VIN. This one is entered twice.',
  noAgents: 'This company does not take agents with a booking.',
  tooManyBookings: 'Too many bookings were made with this email address. Please try again later, or call us.',
  /** To staff; a customer cannot edit a quote. */
  routeIsThePrice: 'Edit the quote to change the route.',
  placeOfQuote: 'City and state are those of the quote.',
  zipElsewhere:
    'This ZIP code is not in the quoted city. Enter one that is, or get a price for the other city.',
  lostConnection: 'We could not reach the server. Your entries are kept; please try again.',
  loginFailed: 'Sorry, there was an error accessing the server. Please try logging in again.',
  zip: 'Please enter a ZIP code of five digits.',
  invalid: 'Please check the marked fields.',
  internal: 'Something went wrong on our side. Please try again.',
  unavailable: 'This part of the system is not available right now. Please try again in a moment.',
} as const;

/** What user forms say of a field, by its label. */
export const labelMessages = {
  required: (label: string) => `${label} is required!`,
  email: (label: string) => `${label} is not a valid email!`,
  number: (label: string) => `${label} is not a valid number!`,
  between: (label: string, min: number, max: string) => `${label} must be between ${min} and ${max}`,
};
