const host = document.getElementById('host');
const status = document.querySelector('[role=status]');
const report = (outcome) => {
  status.textContent = outcome;
};

host.addEventListener('input', () => {
  chrome.permissions
    .contains({ origins: [host.value] })
    .then((held) => report(held ? 'held' : 'not held'))
    .catch(() => report('no pattern'));
});

document.getElementById('ask').addEventListener('click', () => {
  chrome.permissions
    .request({ origins: [host.value] })
    .then((granted) => report(granted ? 'granted' : 'refused'))
    .catch(report);
});
