/** A name that the browsers of the tests take for this machine, and Curtail for one of a private network. */
export const privateHost = 'nas.internal';
