"""The settings of the table server, typed and in one place.

    settings = read_settings(file=None, given={"port": 9000})
    settings.limits.message_bytes

They come from, later ones winning: the defaults; a TOML file (`--settings FILE` or `MIKROKOSMOS_SETTINGS`); the
environment, where `limits.message_bytes` is `MIKROKOSMOS_LIMITS_MESSAGE_BYTES`; the options of the command.
`SettingsError` tells all faults at once.
"""

from mikrokosmos.server.settings.fields import Bots, Limits, Log, Settings
from mikrokosmos.server.settings.folder import data_folder
from mikrokosmos.server.settings.listing import known_settings, rule_of
from mikrokosmos.server.settings.reading import SettingsError, read_settings

__all__ = [
    "Bots",
    "Limits",
    "Log",
    "Settings",
    "SettingsError",
    "data_folder",
    "known_settings",
    "read_settings",
    "rule_of",
]
